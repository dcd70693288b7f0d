import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import './preview.css'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Commerce', 'Pages', 'Flows'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    function Theme(Story, { globals }) {
      const theme = globals.theme === 'dark' ? 'dark' : 'light'
      useEffect(() => {
        document.documentElement.dataset.theme = theme
      }, [theme])
      return <Story />
    },
  ],
}

export default preview
