import '../answering/answering.css'
import '../practice/card.css'
import './teach.css'
import { useState } from 'react'
import { MakeSet } from './make-set'
import { Results } from './results'
import { templateIds } from '@/lib/memory/catalogue'
import { copyPattern } from '@/lib/sets/set'
import { readSet, setTroubleWords } from '@/lib/sets/set-code'

/** Sets are made above, results read below. A link may bring a set, with the numbers of one printed copy, or a result. */
export function TeachDesk({ query }: { readonly query: URLSearchParams }) {
  const code = query.get('set')
  const copy = query.get('copy') ?? ''
  const [opened] = useState(() => (code === null ? undefined : readSet(code, templateIds)))
  return (
    <div className="space-y-6">
      {opened?.kind === 'trouble' && (
        <p role="alert" className="card p-4 print:hidden">
          {setTroubleWords[opened.trouble]}
        </p>
      )}
      <MakeSet {...(opened?.kind === 'set' && { first: opened.set })} copy={copyPattern.test(copy) ? copy : ''} />
      <Results linked={query.has('result') ? `result=${query.get('result') ?? ''}` : ''} />
    </div>
  )
}
