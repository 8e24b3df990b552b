import { QrCode } from '../print/qr-code'
import { basePath } from '../ui/base-path'
import { Icon } from '../ui/icon'
import { useCopy } from '../ui/use-copy'

/** The link of a set for the class. */
export const linkOfSet = (code: string): string => `${window.location.origin}${basePath}/?set=${code}`

export function SetLink({ code }: { readonly code: string }) {
  const [copied, copy] = useCopy()
  const link = linkOfSet(code)
  return (
    <section aria-labelledby="set-link" className="card mt-4 p-4 sm:p-6 print:hidden">
      <h3 id="set-link" className="text-lg font-semibold">
        The link for your class
      </h3>
      <div className="mt-2 flex flex-wrap gap-4">
        <div className="min-w-0 grow basis-64">
          <input readOnly aria-label="Link of the set" className="answer-box w-full" value={link} />
          <p className="mt-1 text-sm text-muted">{link.length} characters. It stays good for ever.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button type="button" className="button-main" onClick={() => void copy(link)}>
              <Icon name="link" /> Copy the link
            </button>
            <a className="button-quiet" href={link} target="_blank" rel="noreferrer">
              Open it as a student
            </a>
          </div>
          <p role="status" className="mt-1 text-sm empty:hidden">
            {copied.state === 'done' && 'Link copied'}
            {copied.state === 'shown' && 'Copying is not allowed here: select the link above and copy it.'}
          </p>
        </div>
        <QrCode text={link} name="QR code of the set" className="w-48 max-w-full" />
      </div>
    </section>
  )
}
