import type { ComponentProps } from 'react'
import { Card } from '../../components/card/card.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { nameLang } from '../../commerce/product/name-lang.ts'

/** A quotation of a customer. */
export interface Testimonial {
  name: string
  location: string
  text: string
  /** Media path of the portrait. */
  image: string
}

export interface TestimonialCardProps
  extends Testimonial, Omit<ComponentProps<'figure'>, keyof Testimonial | 'children'> {}

/** A customer's quotation with portrait, name and location. */
export function TestimonialCard({
  name,
  location,
  text,
  image,
  className,
  ...props
}: TestimonialCardProps) {
  return (
    <Card asChild padding="none">
      <figure
        data-shop="testimonial-card"
        className={cn(
          'shop:m-0 shop:flex shop:h-full shop:flex-col shop:gap-4 shop:p-5',
          className,
        )}
        {...props}
      >
        <blockquote
          lang={nameLang(text)}
          className="shop:m-0 shop:flex shop:flex-1 shop:flex-col shop:justify-between shop:gap-4 shop:text-base shop:text-pretty shop:after:stitch-x shop:after:text-offer shop:after:content-['']"
        >
          {text}
        </blockquote>
        <figcaption className="shop:grid shop:grid-cols-[auto_minmax(0,1fr)] shop:gap-x-3">
          <Image
            src={image}
            alt={name}
            fit="cover"
            sizes="56px"
            className="shop:row-span-2 shop:size-14 shop:self-center shop:rounded-ticket shop:bg-tint-sand"
          />
          <span className="shop:self-end shop:font-bold">{name}</span>
          <span className="shop:self-start shop:text-sm shop:text-muted">{location}</span>
        </figcaption>
      </figure>
    </Card>
  )
}
