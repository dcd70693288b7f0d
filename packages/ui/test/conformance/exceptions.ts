/** Exports that draw no element of their own, each with the reason. */
export const withoutRoot: Readonly<Record<string, string>> = {
  AlertDialog: 'holds the open state; its trigger and content draw',
  Dialog: 'holds the open state; its trigger and content draw',
  Drawer: 'holds the open state; its trigger and content draw',
  LinkProvider: 'a provider draws its children only',
  MediaProvider: 'a provider draws its children only',
  MessagesProvider: 'a provider draws its children only',
}

/** Exports that have no stories of their own, each with the reason. */
export const withoutStories: Readonly<Record<string, string>> = {
  LinkProvider: 'proved by every story of a link',
  MediaProvider: 'proved by the stories of Image',
  MessagesProvider: 'proved by the story of words in Foundations',
}
