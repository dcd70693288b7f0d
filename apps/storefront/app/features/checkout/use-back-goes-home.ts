import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Sends Back from an accepted order to the home page: the form behind it is done with.
 * The entry is replaced, so Back from home leaves the shop as it always did.
 */
export function useBackGoesHome(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const home = () => void navigate('/', { replace: true })
    window.addEventListener('popstate', home)
    return () => window.removeEventListener('popstate', home)
  }, [navigate])
}
