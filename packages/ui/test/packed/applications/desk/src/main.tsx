import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AppShell } from '@shop/ui/app-shell'
import { BagIcon } from '@shop/ui/icon'
import { englishMarket, MarketProvider } from '@shop/ui/market-provider'
import { bengaliMarket, bengaliMessages } from '@shop/ui/messages/bn'
import { MessagesProvider, translator } from '@shop/ui/messages-provider'
import { Switch } from '@shop/ui/switch'
import { Toaster } from '@shop/ui/toast'
import { OrderDesk } from './order-desk.tsx'
import { bengaliTexts, texts } from './texts.ts'
import '@shop/ui/base.css'
import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
import '@shop/ui/desk.css'
import './layout.css'

const english = { market: englishMarket, messages: texts }
const bengali = { market: bengaliMarket, messages: { ...bengaliMessages, ...bengaliTexts } }

function Desk() {
  const [on, setOn] = useState<readonly string[]>([])
  const language = on.includes('bengali') ? bengali : english
  const t = translator(texts, language)
  useEffect(() => {
    const { documentElement: html } = document
    html.lang = on.includes('bengali') ? 'bn' : 'en'
    html.dataset.theme = on.includes('dark') ? 'dark' : 'light'
    html.dataset.density = on.includes('compact') ? 'compact' : 'comfortable'
  }, [on])
  const switches = (['dark', 'compact', 'bengali'] as const).map((name) => (
    <Switch
      key={name}
      label={t(`desk.${name}`)}
      checked={on.includes(name)}
      onChange={({ target }) =>
        setOn(target.checked ? [...on, name] : on.filter((other) => other !== name))
      }
    />
  ))
  return (
    <MessagesProvider messages={language.messages}>
      <MarketProvider market={language.market}>
        <AppShell
          brand="Hut"
          items={[{ id: 'orders', label: t('desk.orders'), href: '#all', icon: <BagIcon /> }]}
          current="orders"
          footer={switches}
        >
          <OrderDesk />
        </AppShell>
        <Toaster />
      </MarketProvider>
    </MessagesProvider>
  )
}

createRoot(document.getElementById('host')!).render(<Desk />)
