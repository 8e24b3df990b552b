import { readLink } from '../links/link'
import { templateIds } from '../memory/catalogue'
import { near, unknownName } from '../near'
import { topicKeys } from '../syllabus'

/** What is there to link to. */
export interface Places {
  /** How many concepts the lesson of a topic has. */
  readonly conceptsOf: (topic: string) => number
  readonly papers: readonly string[]
  /** Whether a file of that path is in `public/`. */
  readonly hasFile: (path: string) => boolean
}

/** What is wrong with the address of a link in a lesson; nothing where it leads somewhere. */
export function linkFault(url: string, { conceptsOf, papers }: Places): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url))
    return `the link leads out of the site, to ${url}: lessons link to places of this site only, such as /?tab=learn&topic=circles`
  const [, search] = /^\/?(\?.+)$/.exec(url) ?? []
  if (search === undefined)
    return `the link to "${url}" leads nowhere: write /?tab=learn&topic=circles, /?tab=practice&topic=circles or /?tab=past-papers`
  const asked = new URLSearchParams(search).get('topic')
  if (asked !== null && !topicKeys.some((topic) => topic === asked)) {
    const [meant] = near(asked, topicKeys)
    return `the link to "${url}": there is no topic "${asked}"${meant ? `: is ${meant} meant?` : `; there are ${topicKeys.join(', ')}`}`
  }
  const { place, warnings } = readLink(search)
  const [warning] = warnings
  if (warning !== undefined) return `the link to "${url}": ${warning}`
  const query = new URLSearchParams(search)
  const unknown = [...query.keys()].find((key) => !known.includes(key))
  if (unknown !== undefined) return `the link to "${url}": nothing reads "${unknown}"; known are ${known.join(', ')}`
  const [template] = (query.get('template') ?? '').split('.')
  if (template && !templateIds.includes(template))
    return `the link to "${url}": ${unknownName('template', template, templateIds)}`
  if (place.tab === 'past-papers' && place.paper !== undefined && !papers.includes(place.paper))
    return `the link to "${url}": there is no paper "${place.paper}"; there are ${papers.join(', ')}`
  if (place.tab === 'learn' && place.concept !== undefined && place.concept > conceptsOf(place.topic))
    return `the link to "${url}": the lesson has ${conceptsOf(place.topic)} concepts`
  return undefined
}

const known = ['tab', 'topic', 'concept', 'difficulty', 'seed', 'template', 'mode', 'paper', 'from']

/** What is wrong with an image in a lesson. */
export function imageFault(url: string, alt: string | null | undefined, { hasFile }: Places): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url))
    return `the image comes from outside, from ${url}: only files of this site are shown; draw it as a <Figure>`
  if (!hasFile(url.replace(/^\//, ''))) return `there is no image ${url} in public/`
  return alt
    ? undefined
    : `the image ${url} has no words for those who cannot see it: ![a circle and its tangent](${url})`
}
