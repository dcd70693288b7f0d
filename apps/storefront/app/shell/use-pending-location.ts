import { useNavigation, type Location } from 'react-router-dom'
import { splitLanguage } from '../lib/language.ts'

/** The location of the page that is being opened, without the language, as `useLocation` has it; undefined for none. */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation()
  return location && { ...location, pathname: splitLanguage(location.pathname).path }
}
