import { basePath } from './base-path'

/** The build that this page is of; nothing in development. */
export const releaseOfPage = (): string | undefined => named('release')

/** What the site weighs over the network, for a student to read: "2.4 MB". */
export const sizeOfSite = (): string | undefined => named('release-size')

/** The address of a file that the build made, as it was when this page was made: a newer release may have another. */
export function builtAddress(path: string): string {
  const release = releaseOfPage()
  return `${basePath}/${path}${release === undefined ? '' : `?release=${release}`}`
}

const named = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
