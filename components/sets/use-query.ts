import { useEffect, useState } from 'react'
import { setsMathml, startFormulaFallback } from '../ui/formula-fallback'

/** The query of a page of its own, once the page is alive; before that nothing, as the built page has none. */
export function useQuery(): URLSearchParams | undefined {
  const [query, setQuery] = useState<URLSearchParams>()
  useEffect(() => {
    if (!setsMathml()) void startFormulaFallback()
    const timer = window.setTimeout(() => {
      setQuery(new URLSearchParams(window.location.search))
      document.documentElement.dataset.alive = ''
    })
    return () => window.clearTimeout(timer)
  }, [])
  return query
}
