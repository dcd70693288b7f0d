import {
  Button,
  ButtonLink,
  Field,
  Form,
  Input,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Select,
  useMessages,
} from '@shop/ui'
import { PAID_FILTERS, parseTaka } from '@shop/domain'
import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { filterPath, isNarrowed, type OrderFilter } from '../../lib/order-filter.ts'
import { shopQuery } from '../../lib/queries.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'
import { ordersMessages } from './orders.messages.ts'
import { CourierOptions } from '../../parts/courier-options.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'

interface OrdersFilterProps {
  filter: OrderFilter
  searchField: RefObject<HTMLInputElement | null>
}

/** Search, zone, courier, days, totals and what was paid; each is a part of the address. */
export function OrdersFilter({ filter, searchField }: OrdersFilterProps) {
  const t = useMessages(ordersMessages)
  const navigate = useNavigate()
  const { q = '', state } = filter
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchForm
        q={q}
        onSearch={(text) => void navigate(filterPath({ ...filter, q: text }))}
        field={searchField}
        aria-label={t('orders.search')}
        placeholder={t('orders.searchHelp')}
      />
      <MoreFilter filter={filter} />
      {isNarrowed(filter) && (
        <ButtonLink variant="ghost" href={filterPath({ state })}>
          {t('orders.clear')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Zone, courier, days, totals and what was paid, which are used less often than the search. */
function MoreFilter({ filter }: { filter: OrderFilter }) {
  const t = useMessages(ordersMessages)
  const navigate = useNavigate()
  const { data: shop } = useQuery(shopQuery)
  const zoneName = useZoneName()
  const amountProblem = (text: string) =>
    text && parseTaka(text) === null ? t('orders.amountWrong') : undefined
  const [open, setOpen] = useState(false)
  const { zone = '', courier = '', from = '', to = '', least = '', most = '', paid = '' } = filter
  const form = useDeskForm({
    defaultValues: { zone, courier, from, to, least, most, paid },
    validate: { least: amountProblem, most: amountProblem },
    onSubmit: (values) => {
      setOpen(false)
      const totals = { least: plainAmount(values.least), most: plainAmount(values.most) }
      void navigate(filterPath({ ...filter, ...values, ...totals }))
    },
  })
  const n = [zone, courier, from, to, least, most, paid].filter(Boolean).length
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>{n > 0 ? t('orders.filterOn', { n }) : t('orders.filter')}</PopoverTrigger>
      <PopoverContent align="end" aria-label={t('orders.filter')}>
        <Form form={form}>
          <Field label={t('orders.zone')} name="zone" errorSpace={false}>
            <Select>
              <option value="">{t('orders.anyZone')}</option>
              {(shop?.zones ?? []).map(({ id }) => (
                <option key={id} value={id}>
                  {zoneName(id)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('orders.courier')} name="courier" errorSpace={false}>
            <Select>
              <option value="">{t('orders.anyCourier')}</option>
              <CourierOptions />
            </Select>
          </Field>
          <Field label={t('orders.from')} name="from" errorSpace={false}>
            <Input type="date" />
          </Field>
          <Field label={t('orders.to')} name="to" errorSpace={false}>
            <Input type="date" />
          </Field>
          <div className="grid grid-cols-2 gap-2">
            <Field label={t('orders.least')} name="least" errorSpace={false}>
              <Input inputMode="decimal" autoComplete="off" />
            </Field>
            <Field label={t('orders.most')} name="most" errorSpace={false}>
              <Input inputMode="decimal" autoComplete="off" />
            </Field>
          </div>
          <Field label={t('orders.paid')} name="paid" errorSpace={false}>
            <Select>
              <option value="">{t('orders.paidAny')}</option>
              {PAID_FILTERS.map((id) => (
                <option key={id} value={id}>
                  {t(`orders.paid.${id}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit">{t('orders.apply')}</Button>
        </Form>
      </PopoverContent>
    </Popover>
  )
}

/** An amount as the address has it; people also type Bengali digits and separators. */
const plainAmount = (text: string) => String(parseTaka(text) ?? '')
