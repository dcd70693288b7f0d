import type { ComponentProps } from 'react'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { nameLang } from '../product/name-lang.ts'

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
    <figure
      data-slot="testimonial-card"
      className={cn(
        'm-0 box-border flex h-full flex-col gap-4 rounded-surface border border-solid border-line bg-surface p-5 text-ink',
        className,
      )}
      {...props}
    >
      <blockquote lang={nameLang(text)} className="m-0 flex-1 text-base text-pretty">
        {text}
      </blockquote>
      <div aria-hidden="true" className="stitch-x text-offer" />
      <figcaption className="flex items-center gap-3">
        <Image
          src={image}
          alt={name}
          fit="cover"
          sizes="56px"
          className="size-14 shrink-0 rounded-ticket bg-tint-sand"
        />
        <span className="grid min-w-0">
          <span className="font-bold">{name}</span>
          <span className="text-sm text-muted">{location}</span>
        </span>
      </figcaption>
    </figure>
  )
}
