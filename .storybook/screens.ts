/** The sizes of the window, by the name that the viewport toolbar and the globals of stories use. Pixels. */
export const screens = {
  mobile1: { name: 'Small phone, 320', width: 320, height: 640 },
  phone: { name: 'Phone, 360', width: 360, height: 760 },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop, 1280', width: 1280, height: 800 },
}

interface Story {
  storyGlobals?: { viewport?: { value?: keyof typeof screens } }
  argTypes: Record<string, { table?: { type?: { summary?: string } } }>
}

/** What Storybook's preview puts into the page. */
export type Preview = typeof globalThis & {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { loadStory: (wanted: { storyId: string }) => Promise<Story> }
  }
}

interface Channel {
  on(event: string, listener: (data: { storyId: string; status: string }) => void): void
  emit(event: string, data: object): void
}

/** The screen that a story names. Runs in the page of Storybook. */
export async function screenOf(storyId: string): Promise<keyof typeof screens | undefined> {
  const store = (globalThis as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue
  return (await store?.loadStory({ storyId }))?.storyGlobals?.viewport?.value
}
