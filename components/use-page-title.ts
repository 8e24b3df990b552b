import { useEffect } from 'react'
import { pageTitle } from './page-title'
import type { Place } from '@/lib/links/link'

/** Keeps the document's title at the place that is shown. The address tells the start page from the lesson that stands on it. */
export function usePageTitle(place: Place, papers: Parameters<typeof pageTitle>[1]): void {
  const title = pageTitle(place, papers)
  useEffect(() => {
    document.title = window.location.search === '' ? pageTitle(undefined, papers) : title
  }, [title, papers])
}
