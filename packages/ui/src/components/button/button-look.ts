// What `Button`, `ButtonLink` and `IconButton` have in common.

/** The look without variant and size. */
export const buttonBase =
  'shop:focus-ring shop:m-0 shop:inline-flex shop:max-w-full shop:shrink-0 shop:items-center shop:justify-center shop:gap-2 shop:rounded-surface shop:border shop:text-center shop:font-bold shop:no-underline shop:transition-colors shop:duration-(--shop-duration-touch) shop:off:cursor-not-allowed shop:off:text-muted shop:aria-disabled:cursor-not-allowed'

/** Tone and emphasis of the action. */
export const buttonLook = {
  'brand-solid':
    'shop:border-transparent shop:bg-brand-fill shop:text-on-brand shop:not-off:hover:bg-brand-strong shop:off:bg-line',
  'brand-soft':
    'shop:border-transparent shop:bg-brand-soft shop:text-brand shop:not-off:hover:bg-brand-fill shop:not-off:hover:text-on-brand shop:off:bg-sunken',
  'brand-outline':
    'shop:border-control shop:bg-transparent shop:text-ink shop:not-off:hover:border-ink shop:not-off:hover:bg-sunken shop:off:border-line',
  'brand-ghost':
    'shop:border-transparent shop:bg-transparent shop:text-ink shop:not-off:hover:bg-sunken',
  'danger-solid':
    'shop:border-transparent shop:bg-danger shop:text-on-danger shop:not-off:hover:bg-danger-strong shop:off:bg-line',
  'danger-soft':
    'shop:border-transparent shop:bg-danger-soft shop:text-danger shop:not-off:hover:bg-danger shop:not-off:hover:text-on-danger shop:off:bg-sunken',
  'danger-outline':
    'shop:border-danger shop:bg-transparent shop:text-danger shop:not-off:hover:bg-danger-soft shop:off:border-line',
  'danger-ghost':
    'shop:border-transparent shop:bg-transparent shop:text-danger shop:not-off:hover:bg-danger-soft',
}

/** A spinner over transparent text, which keeps its space and the accessible name. */
export const buttonLoading =
  "shop:relative shop:[-webkit-text-fill-color:transparent] shop:*:opacity-0 shop:after:absolute shop:after:inset-0 shop:after:m-auto shop:after:size-5 shop:after:animate-spin shop:after:rounded-full shop:after:border-2 shop:after:border-dashed shop:after:content-[''] shop:forced-colors:border-[ButtonText] shop:forced-colors:bg-[ButtonFace] shop:forced-colors:text-[ButtonText] shop:forced-colors:forced-color-adjust-none"
