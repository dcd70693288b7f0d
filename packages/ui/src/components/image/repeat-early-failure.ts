/** The error event of an image that failed before hydration is lost. It is sent again. */
export function repeatEarlyFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc && image.naturalWidth === 0)
    image.dispatchEvent(new Event('error'))
}
