import { basePath } from './ui/base-path'

export function Footer() {
  return (
    <footer className="border-t border-line px-4 py-6 text-center text-sm text-muted max-[60rem]:pb-24">
      <p>CBSE Math Tutor: a Class 10 board exam preparation tool with voice AI</p>
      <p className="mt-1">
        Free and without an account. Your progress stays in this browser. Chapter numbers follow the 2019-20 NCERT book.
      </p>
      <p id="offline-state" className="mt-1 min-h-6" />
      <p className="mt-1 flex flex-wrap justify-center gap-x-6">
        <a className="inline-block py-3 text-link underline" href={`${basePath}/what-you-can-ask.html`}>
          What you can ask
        </a>
        <a className="inline-block py-3 text-link underline" href={`${basePath}/accepted-answers.html`}>
          Teachers: what answers are accepted
        </a>
        <a className="inline-block py-3 text-link underline" href={`${basePath}/teach/`}>
          Sets and results
        </a>
      </p>
    </footer>
  )
}
