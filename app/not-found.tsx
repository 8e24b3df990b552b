import { basePath } from '@/components/ui/base-path'

const home = `${basePath}/`

export default function NotFound() {
  return (
    <main className="mx-auto max-w-prose px-4 py-24">
      <h1 className="text-2xl font-bold">This page is not here</h1>
      <p className="mt-4">
        It does not exist, or there is no network and it is not among what is kept. The study tool is a single page.{' '}
        <a className="text-link underline" href={home}>
          Open CBSE Math Tutor
        </a>
      </p>
    </main>
  )
}
