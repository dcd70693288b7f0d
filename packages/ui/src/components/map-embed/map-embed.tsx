'use client'

import { useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { mapEmbedMessages } from './map-embed.messages.ts'
import { MapPoster } from './map-poster.tsx'

export interface MapEmbedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Title of the map frame. */
  label: string
  /** Address of the embedded map; loaded only after the button is pressed. */
  src: string
  /** Address of the place in a map service. */
  linkHref: string
  /** Postal address, shown as text. */
  address: string
}

/** An embedded map that loads on request, with the address as text and a link to a map service. */
export function MapEmbed({ label, src, linkHref, address, className, ...props }: MapEmbedProps) {
  const message = useMessages(mapEmbedMessages)
  const [shown, setShown] = useState(false)
  return (
    <div
      data-slot="map-embed"
      className={cn(
        'box-border overflow-clip rounded-surface border border-solid border-line bg-surface',
        className,
      )}
      {...props}
    >
      <div className="relative aspect-4/3 sm:aspect-video">
        {shown ? (
          <iframe
            // The focused button is removed, so the focus moves to the frame.
            ref={(frame) => frame?.focus()}
            title={label}
            src={src}
            referrerPolicy="no-referrer-when-downgrade"
            allowFullScreen
            className="absolute inset-0 block size-full border-0"
          />
        ) : (
          <>
            <MapPoster />
            <div className="absolute inset-x-0 bottom-4 grid justify-items-center">
              <Button onClick={() => setShown(true)}>{message('mapEmbed.show')}</Button>
            </div>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
        <address className="min-w-0 text-base text-ink not-italic">{address}</address>
        <Link href={linkHref} target="_blank" rel="noopener" className="py-1">
          {message('mapEmbed.open')}
        </Link>
      </div>
    </div>
  )
}
