export {
  TrackOrderForm,
  type TrackOrderFormProps,
  type TrackOrderValues,
} from './track-order-form.tsx'
