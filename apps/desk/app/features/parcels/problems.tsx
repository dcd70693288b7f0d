import { Callout } from '@shop/ui'

/** Why orders were not changed: one sentence on each line. */
export function Problems({ texts }: { texts: readonly string[] }) {
  return (
    <Callout tone="danger">
      {texts.length > 0 && (
        <div className="grid gap-1">
          {texts.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
    </Callout>
  )
}
