export const mapEmbedMessages = {
  'mapEmbed.show': 'Show map',
  'mapEmbed.open': 'Open in maps',
} as const
