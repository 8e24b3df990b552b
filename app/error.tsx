'use client'

/** Instead of a blank page when something breaks: what to do, and that nothing is lost. */
export default function Failure() {
  return (
    <main className="mx-auto max-w-prose px-4 py-24">
      <h1 className="text-2xl font-bold">Something went wrong</h1>
      <p className="mt-4">Your progress is kept in this browser. Load the page again to go on.</p>
      <button type="button" className="button-main mt-6" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </main>
  )
}
