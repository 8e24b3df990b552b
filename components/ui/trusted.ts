/** What engines with Trusted Types hand out; TypeScript does not know of them yet. */
interface Policy {
  createHTML: (html: string) => TrustedHTML
  createScriptURL: (address: string) => URL
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: Record<keyof Policy, (text: string) => string>) => Policy
    }
  }
}

const serviceWorker = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/sw.js`

/** The one policy of the app, which the content policy names: engines that know such let no text become markup or script but through it. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('cbse-math-tutor', {
        createHTML: (html) => html,
        createScriptURL: (address) => {
          if (address !== serviceWorker) throw new TypeError(`${address} is no script of this site`)
          return address
        },
      })

const handedOut = new Map<string, TrustedHTML>()
const mostHandedOut = 2000

/** HTML of our own making, as the engine wants it: the same object for the same text, since React sets another anew. */
export function trustedHtml(html: string): string | TrustedHTML {
  if (!policy) return html
  const known = handedOut.get(html)
  if (known) return known
  if (handedOut.size >= mostHandedOut) handedOut.clear()
  const trusted = policy.createHTML(html)
  handedOut.set(html, trusted)
  return trusted
}

/** The address of the service worker, as the engine wants it. */
export const trustedServiceWorker = (): string | URL => policy?.createScriptURL(serviceWorker) ?? serviceWorker
