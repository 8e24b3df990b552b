import { useEffect, useState } from 'react'
import type { Problem } from '@/lib/problems/problem'

/** Where the problem stands in today's ten, in the head of its card: the signs above are out of view there. */
export function TenBadge({ problem }: { readonly problem: Problem }) {
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    let wanted = true
    import('./place-in-ten')
      .then(({ placeInTen }) => placeInTen(problem))
      .then((found) => wanted && setPlace(found), console.error)
    return () => {
      wanted = false
    }
  }, [problem])
  return place === undefined ? null : <span className="badge">{place}</span>
}
