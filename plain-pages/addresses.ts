/** Where the built site will lie: the sub-folder of its host, and the host itself where it is known. */
export interface Addresses {
  /** The address of a file or folder of the site as its own pages link to it, e.g. "/maths/lessons/circles/". */
  readonly path: (place: string) => string
  /** The same with the host, for readers from outside; nothing while the host is not known. */
  readonly absolute: (place: string) => string | undefined
}

/** Reads SITE_URL, e.g. "https://maths.example.org", and BASE_PATH, e.g. "/maths". @throws when SITE_URL is no host. */
export function addressesOf(env: Readonly<Record<string, string | undefined>>): Addresses {
  const basePath = env.BASE_PATH ?? ''
  const host = hostOf(env.SITE_URL ?? '')
  const path = (place: string): string => `${basePath}/${place}`
  return { path, absolute: (place) => (host === '' ? undefined : `${host}${path(place)}`) }
}

function hostOf(siteUrl: string): string {
  const host = siteUrl.replace(/\/$/, '')
  if (host !== '' && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(host))
    throw new Error(
      `SITE_URL is "${siteUrl}": write the host alone, as https://example.org; a sub-folder of it goes into BASE_PATH`,
    )
  return host
}

/** The folder of a lesson's page and of a paper's, and what lists them all. */
export const overviewPlace = 'lessons/'
export const lessonPlace = (topic: string): string => `lessons/${topic}/`
export const paperPlace = (id: string): string => `papers/${id}/`
