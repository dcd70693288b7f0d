import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Makes the browser's Back from an accepted order open the home page instead of the submitted form.
 * It replaces the history entry, so that Back from the home page leaves the shop.
 */
export function useBackToHome(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const openHome = () => void navigate('/', { replace: true })
    window.addEventListener('popstate', openHome)
    return () => window.removeEventListener('popstate', openHome)
  }, [navigate])
}
