/** What a host says with the files of the site. Each page carries its content policy itself; a frame's can be said in a header alone. */

type Headers = Readonly<Record<string, string>>

export const everyFile: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
}

/** Files with a hash in their names never change. */
export const hashedFile: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** The rest is asked for again, and answered with "not modified" where it is the same. */
export const otherFile: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

export const hashedFolder = '/_next/static/'

/** The headers of the file at an address below the site's place. */
export const headersOf = (path: string): Headers => ({
  ...everyFile,
  ...(path.startsWith(hashedFolder) ? hashedFile : otherFile),
})

/** The file "_headers" of Cloudflare Pages and Netlify; `base` is the sub-folder of the host, or empty. */
export function headersFile(base: string): string {
  const rule = (place: string, headers: Headers) =>
    [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  // A host joins what several rules say of one header: so those that differ are said once, where they hold.
  return [rule(`${base}/*`, everyFile), rule(`${base}${hashedFolder}*`, hashedFile)].join('\n')
}
