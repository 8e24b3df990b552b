'use client'

import { useState } from 'react'
import { PlainHead } from './plain-head'
import { useQuery } from './use-query'
import { Loaded } from '../ui/loaded'

/** The page of a set: what it needs is loaded with the set of the link. */
export function SetApp() {
  const query = useQuery()
  return (
    <>
      <PlainHead />
      <main id="content" className="mx-auto w-full max-w-3xl grow px-3 pt-3 pb-8 sm:px-6 sm:pt-5">
        {query ? (
          <OfLink code={query.get('set') ?? ''} copy={query.get('copy') ?? ''} />
        ) : (
          <h1 className="sr-only">A set of questions</h1>
        )}
      </main>
    </>
  )
}

function OfLink({ code, copy }: { readonly code: string; readonly copy: string }) {
  const [load] = useState(() => async () => {
    // In one piece: what both need would come twice.
    const { SetView, openSet } = await import('./set-desk')
    return { SetView, opened: await openSet(code, copy) }
  })
  return (
    <Loaded load={load} what="the set">
      {({ SetView, opened }) => <SetView code={code} opened={opened} />}
    </Loaded>
  )
}
