'use client'

import { useState, type ComponentProps } from 'react'
import { Card } from '../card/card.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { mapEmbedMessages } from './map-embed.messages.ts'
import { MapPoster } from './map-poster.tsx'

export interface MapEmbedProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title of the map frame, heard and not seen. */
  title: string
  /** Address of the embedded map; loaded only after the button is pressed. */
  src: string
  /** Address of the place in a map service. */
  linkHref: string
  /** Postal address, shown as text. */
  address: string
}

/** An embedded map that loads on request, with the address as text and a link to a map service. */
export function MapEmbed({ title, src, linkHref, address, className, ...props }: MapEmbedProps) {
  const message = useMessages(mapEmbedMessages)
  const [shown, setShown] = useState(false)
  return (
    <Card padding="none" data-shop="map-embed" className={className} {...props}>
      <div className="shop:relative shop:aspect-4/3 shop:sm:aspect-video">
        {shown ? (
          <iframe
            // The focused button is removed, so the focus moves to the frame.
            ref={(frame) => frame?.focus()}
            title={title}
            src={src}
            referrerPolicy="no-referrer-when-downgrade"
            allowFullScreen
            className="shop:absolute shop:inset-0 shop:block shop:size-full shop:border-0"
          />
        ) : (
          <>
            <MapPoster />
            <div className="shop:absolute shop:inset-x-0 shop:bottom-4 shop:grid shop:justify-items-center">
              <Button onClick={() => setShown(true)}>{message('mapEmbed.show')}</Button>
            </div>
          </>
        )}
      </div>
      <div className="shop:flex shop:flex-wrap shop:items-center shop:justify-between shop:gap-x-4 shop:gap-y-1 shop:p-4">
        <address className="shop:min-w-0 shop:text-base shop:text-ink shop:not-italic">
          {address}
        </address>
        <Link href={linkHref} target="_blank" rel="noopener" className="shop:py-1">
          {message('mapEmbed.open')}
        </Link>
      </div>
    </Card>
  )
}
