import { drawnPaper, readLink, type ReadLink } from './link'

/** A link as it is opened on a page that has these papers. */
export function openedLink(search: string, papers: readonly { readonly id: string }[]): ReadLink {
  const link = readLink(search)
  const { place, warnings } = link
  if (place.tab !== 'past-papers' || !place.paper || [drawnPaper, ...papers.map(({ id }) => id)].includes(place.paper))
    return link
  return { ...link, warnings: [...warnings, 'The paper of this link is not known here; showing the first one.'] }
}
