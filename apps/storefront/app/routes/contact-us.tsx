import { ContactForm, ContactInfo, Heading, MapEmbed, useMessages } from '@shop/ui'
import type { Route } from './+types/contact-us'
import { HelpLinks } from '../shell/help-links.tsx'
import { mapUrl, mapEmbedUrl } from '../features/content/map.ts'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { DraftScript } from '../shell/draft-script.tsx'
import { useFormDraft } from '../features/forms/use-form-draft.ts'
import { sendContactMessage } from '../features/forms/send-contact-message.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { useShop } from '../shell/use-shop.ts'
import { socialPages } from '../lib/social-pages.ts'
import { pageTexts } from '../messages/texts.ts'
import { contactPageMessages } from './contact-us.messages.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = pageTexts(matches, contactPageMessages)
  return pageMeta(matches, {
    title: t('contactPage.title'),
    description: t('contactPage.description'),
    canonical: '/contact-us',
  })
}

export default function ContactUs() {
  const t = useMessages(contactPageMessages)
  const { shop } = useShop()
  const draft = useFormDraft('contact')
  return (
    <div className="grid grid-cols-1 gap-8">
      <Heading level={1}>{t('contactPage.title')}</Heading>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <WithoutScripts purpose="form" />
        <ContactForm {...draft.props} onSubmit={sendContactMessage} className="noscript:hidden" />
        <DraftScript form="contact" />
        <div className="grid content-start gap-8">
          <ContactInfo
            address={shop.address}
            phone={shop.phone}
            email={shop.email}
            social={socialPages(shop)}
          />
          <HelpLinks />
          <MapEmbed
            title={t('contactPage.map', { name: shop.name })}
            src={mapEmbedUrl(shop)}
            linkHref={mapUrl(shop)}
            address={shop.address}
          />
        </div>
      </div>
    </div>
  )
}
