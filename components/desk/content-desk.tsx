'use client'

import { useEffect, useState } from 'react'
import type { DeskNews } from './news'
import { whenServed } from './when-served'
import { builtAddress } from '../ui/release'

/** Any lesson tells which content the server has. */
const stampNow = async () =>
  (await fetch(builtAddress('lessons/circles.json'), { cache: 'no-store' })).headers.get('x-content')

/** The mistakes in the content over the page, in development: they come as soon as a file is saved, and go when it is mended. */
export function ContentDesk({ port, stamp }: { readonly port: number; readonly stamp: string }) {
  const [errors, setErrors] = useState<readonly string[]>([])
  // a refresh in place brings another stamp and leaves the lesson as it was fetched
  const [stampOfPage] = useState(stamp)
  useEffect(() => {
    const source = new EventSource(`http://127.0.0.1:${port}/`)
    source.onmessage = ({ data }) => {
      const news: DeskNews = JSON.parse(String(data))
      setErrors(news.errors)
      const { show } = news
      // the compiler may be slow: a page that is loaded before it is through shows the content as it was
      if (show !== undefined) void whenServed(stampOfPage, stampNow).then(() => window.location.assign(show))
    }
    return () => source.close()
  }, [port, stampOfPage])
  if (errors.length === 0) return null
  return (
    <section
      role="alert"
      aria-label="Mistakes in the content"
      className="fixed inset-x-2 top-2 z-50 max-h-[60vh] overflow-auto rounded-lg border-2 border-bad bg-card p-4 text-ink shadow-lg"
    >
      <h2 className="font-semibold text-bad">
        {errors.length === 1 ? 'One mistake in the content' : `${errors.length} mistakes in the content`}
      </h2>
      <p className="text-sm text-muted">
        The page shows the content as it was before. Mend and save: this goes by itself.
      </p>
      {errors.map((error) => (
        <pre key={error} className="mt-2 text-sm whitespace-pre-wrap">
          {error}
        </pre>
      ))}
    </section>
  )
}
