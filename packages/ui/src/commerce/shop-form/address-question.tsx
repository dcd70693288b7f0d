'use client'

import { isVagueAddress } from '@shop/domain'
import { useState } from 'react'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { StatusMessage } from '../../components/status-message/status-message.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

/** Holds an order once when hardly any rider could find its address. `onHold` is for `useForm`. */
export function useAddressQuestion() {
  const [asked, setAsked] = useState(false)
  const onHold = ({ address }: { address: string }) => {
    const ask = !asked && isVagueAddress(address)
    if (ask) setAsked(true)
    return ask
  }
  return { asked, onHold }
}

interface AddressQuestionProps {
  /** Whether an order was held. */
  asked: boolean
  /** The address as it is typed. */
  address: string
}

/** Asks for a better address, or sends the form as it is. The focus stays where it is. */
export function AddressQuestion({ asked, address }: AddressQuestionProps) {
  const t = useMessages(shopFormMessages)
  return (
    <StatusMessage className="shop:[&:not(:empty)]:mb-3">
      {asked && isVagueAddress(address) && (
        <div className="shop:grid shop:justify-items-start shop:gap-2">
          <span>{t('form.vagueAddress')}</span>
          <SubmitButton variant="outline" size="sm">
            {t('form.sendAnyway')}
          </SubmitButton>
        </div>
      )}
    </StatusMessage>
  )
}
