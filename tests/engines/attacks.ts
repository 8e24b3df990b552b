/** What is tried against the content policy, as a script in the page would that had got in somehow. */
export const attacks = [
  'markup with a handler',
  'markup at an end',
  'a document in a frame',
  'a script with text',
  'a script from elsewhere',
  'an attribute that runs',
  'a timer with text',
  'a function of text',
  'a policy of its own',
  'our policy once more',
  'another worker',
  'another base',
  'words to another host',
  'a picture of another host',
] as const

/** Runs in the page, by itself: tries one of the attacks and tells whether it was refused. `elsewhere` is a host that would answer. */
export async function attempt(attack = '', elsewhere = ''): Promise<string> {
  const script = "document.documentElement.setAttribute('data-attacked', 'yes')"
  const policyNamed = (name: string) => {
    if (!window.trustedTypes) throw new Error('this engine knows none')
    window.trustedTypes.createPolicy(name, { createHTML: (text) => text, createScriptURL: (text) => text })
  }
  const tried: Readonly<Record<string, () => unknown>> = {
    'markup with a handler': () => {
      document.body.innerHTML = `<img src="x" onerror="${script}">`
    },
    'markup at an end': () => document.body.insertAdjacentHTML('beforeend', `<svg onload="${script}"></svg>`),
    'a document in a frame': () => {
      const frame = document.createElement('iframe')
      frame.srcdoc = `<script>parent.${script}</script>`
      document.body.append(frame)
    },
    'a script with text': () => {
      const element = document.createElement('script')
      element.append(script)
      document.body.append(element)
    },
    'a script from elsewhere': () => {
      const element = document.createElement('script')
      element.src = 'data:text/javascript,' + encodeURIComponent(script)
      document.body.append(element)
    },
    'an attribute that runs': () => {
      document.body.setAttribute('onclick', script)
      document.body.click()
    },
    'a timer with text': () => window.setTimeout(script, 0),
    'a function of text': () => Reflect.construct(Function, [script])(),
    'a policy of its own': () => policyNamed('mine'),
    'our policy once more': () => policyNamed('cbse-math-tutor'),
    'another worker': () => navigator.serviceWorker.register('/evil.js'),
    'another base': () => {
      const base = document.createElement('base')
      base.href = elsewhere
      document.head.prepend(base)
      const taken = document.baseURI.startsWith(elsewhere)
      base.remove()
      if (!taken) throw new Error('refused')
    },
    'words to another host': () => fetch(elsewhere, { mode: 'no-cors' }),
    'a picture of another host': () =>
      new Promise((done, fail) => {
        const picture = new Image()
        picture.onload = done
        picture.onerror = () => fail(new Error('refused'))
        picture.src = `${elsewhere}icon.svg`
      }),
  }
  try {
    // In a turn of its own: what the test itself runs may make functions of text.
    await new Promise((done, fail) => setTimeout(() => void Promise.resolve().then(tried[attack]).then(done, fail)))
  } catch {
    return 'refused'
  }
  await new Promise((done) => setTimeout(done, 300))
  return document.documentElement.hasAttribute('data-attacked') ? 'it ran' : 'nothing ran'
}
