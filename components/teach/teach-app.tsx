'use client'

import { PlainHead } from '../sets/plain-head'
import { useQuery } from '../sets/use-query'
import { Loaded } from '../ui/loaded'

const loadDesk = () => import('./teach-desk')

/** The page for teachers. Its tools are loaded behind its first words. */
export function TeachApp() {
  const query = useQuery()
  return (
    <>
      <PlainHead />
      <main id="content" className="mx-auto w-full max-w-5xl grow px-3 pt-3 pb-8 sm:px-6 sm:pt-5">
        <h1 className="text-2xl font-bold print:hidden">For teachers</h1>
        <p className="mt-1 mb-4 max-w-prose text-muted print:hidden">
          There is no account and no server. A set is a link: it holds the questions. A result is a link too: your
          students send it to you themselves. Names and answers stay in this browser and never reach a server.
        </p>
        {query && (
          <Loaded load={loadDesk} what="the tools for teachers">
            {({ TeachDesk }) => <TeachDesk query={query} />}
          </Loaded>
        )}
      </main>
    </>
  )
}
