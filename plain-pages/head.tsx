import type { Addresses } from './addresses'

/** What search engines, previews of links and the browser's tab say of a page. */
export interface PageInWords {
  /** Where it lies in the site, e.g. "lessons/circles/". */
  readonly place: string
  readonly title: string
  readonly description: string
  /** The picture for previews of links to it, where that lies in the site, and what it shows. */
  readonly preview: { readonly place: string; readonly shows: string }
  readonly structuredData?: object
}

interface HeadProps {
  readonly page: PageInWords
  readonly addresses: Addresses
  readonly styles: string
}

export function Head({ page, addresses, styles }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${page.title} · CBSE Math Tutor`}</title>
      <meta name="description" content={page.description} />
      <link rel="stylesheet" href={addresses.path(styles)} />
      <link rel="icon" href={addresses.path('icon-48.png')} type="image/png" sizes="48x48" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f6f4ee" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#12171c" media="(prefers-color-scheme: dark)" />
      <Preview page={page} addresses={addresses} />
      {page.structuredData && <script type="application/ld+json">{dataText(page.structuredData)}</script>}
    </head>
  )
}

/** Where the page is found, and how a link to it looks in a chat. Without a known host the picture is named by its path alone. */
export function Preview({ page, addresses }: Omit<HeadProps, 'styles'>) {
  const address = addresses.absolute(page.place)
  const picture = addresses.absolute(page.preview.place) ?? addresses.path(page.preview.place)
  return (
    <>
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content={page.place === '' ? 'website' : 'article'} />
      <meta property="og:site_name" content="CBSE Math Tutor" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={page.preview.shows} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

export const previewSize = { width: 1200, height: 630 } as const

/** As JSON that cannot end the element it stands in. */
const dataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
