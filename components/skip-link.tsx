/** The first stop of the Tab key: past the header to what is shown. It takes no entry of the history. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      Skip to the content
    </a>
  )
}
