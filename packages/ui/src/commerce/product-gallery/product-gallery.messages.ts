export const productGalleryMessages = {
  'gallery.label': 'Pictures of {name}',
  'gallery.picture': '{name}, picture {n} of {total}',
  'gallery.show': 'Show image {n} of {total}',
  'gallery.zoom': 'Enlarge picture',
  'gallery.zoomIn': 'Zoom in',
  'gallery.zoomOut': 'Zoom out',
  'gallery.zoomLevel': '{n} %',
} as const
