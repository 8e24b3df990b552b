import { basePath } from '../ui/base-path'

/** The head of the pages beside the app: the way back to it. */
export function PlainHead() {
  return (
    <header className="border-b border-line bg-card px-3 sm:px-6 print:hidden">
      <a className="inline-block py-3 font-bold text-link" href={`${basePath}/`}>
        CBSE Math Tutor
      </a>
    </header>
  )
}
