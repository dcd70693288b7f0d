'use client'

import type { MouseEvent } from 'react'
import { Button } from '../../components/button/button.tsx'

interface ZoneOfferProps {
  /** The offered zone; without it there is no offer. */
  zone: string | undefined
  text: string
  /** Text of the button. */
  choose: string | undefined
}

/** Presses the radio button of the zone, which takes the focus from the button that disappears. */
function choose({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const radios = currentTarget.closest('fieldset')?.querySelectorAll('input')
  const radio = [...(radios ?? [])].find(({ value }) => value === currentTarget.value)
  radio?.focus()
  radio?.click()
}

/** One line that offers the zone that an address names. The zone never changes by itself. */
export function ZoneOffer({ zone, text, choose: label }: ZoneOfferProps) {
  return (
    <div
      role="status"
      className="shop:flex shop:flex-wrap shop:items-center shop:gap-x-3 shop:gap-y-1 shop:empty:absolute"
    >
      {zone !== undefined && (
        <>
          <span>{text}</span>
          <Button size="sm" variant="outline" value={zone} onClick={choose}>
            {label}
          </Button>
        </>
      )}
    </div>
  )
}
