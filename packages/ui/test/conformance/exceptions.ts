import * as icons from '../../src/components/icon/index.ts'

/** Exports that render no element, each with the reason. */
export const withoutRoot: Readonly<Record<string, string>> = {
  AlertDialog: 'holds the open state; its trigger and content render elements',
  Dialog: 'holds the open state; its trigger and content render elements',
  Drawer: 'holds the open state; its trigger and content render elements',
  LayerProvider: 'a provider renders only its children',
  LinkProvider: 'a provider renders only its children',
  MarketProvider: 'a provider renders only its children',
  Menu: 'holds the open state; its trigger and content render elements',
  MediaProvider: 'a provider renders only its children',
  MessagesProvider: 'a provider renders only its children',
  Popover: 'holds the open state; its trigger and content render elements',
  RoutesProvider: 'a provider renders only its children',
  Tooltip: 'holds the open state; its trigger and content render elements',
}

/** Exports in a skeleton that is outside their root, each with the reason. */
export const withSkeleton: Readonly<Record<string, string>> = {
  PromoStrip: 'its skeleton has the size of the carousel inside, which gets the props',
}

/** Exports without stories, each with the reason. */
export const withoutStories: Readonly<Record<string, string>> = {
  LayerProvider: 'tested by the layer test of Dialog',
  LinkProvider: 'tested by every story of a link',
  MarketProvider: 'tested by the stories of prices in Bengali in Foundations',
  MediaProvider: 'tested by the stories of Image',
  MessagesProvider: 'tested by the story of messages in Foundations',
  RoutesProvider: 'tested by test/market.test.tsx',
  ...Object.fromEntries(
    Object.keys(icons).map((name) => [name, 'shown by the story of icons in Foundations']),
  ),
}
