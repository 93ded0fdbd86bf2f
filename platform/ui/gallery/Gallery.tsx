import { useLayoutEffect, useState } from 'react'
import { CheckBox } from '../src/check-box/index.ts'
import { applyAppearance, brandColours, defaultBrand, isBrandColour } from '../src/palette/index.ts'
import { UiRoot } from '../src/root/index.ts'
import type { GalleryEntry } from './entry.ts'

const modules = import.meta.glob<{ entry: GalleryEntry }>('../src/*/gallery.tsx', { eager: true })
const entries = Object.entries(modules).map(([path, { entry }]) => ({
  id: path.split('/').at(-2) ?? path,
  ...entry,
}))

/** Every widget in its states. ?only=data-table&appearance=dark&locale=en&brand=%231a4fa3 fixes a view. */
export function Gallery() {
  const query = new URLSearchParams(location.search)
  const asked = query.get('brand')
  const [brand, setBrand] = useState(isBrandColour(asked) ? asked : defaultBrand)
  const [dark, setDark] = useState(query.get('appearance') === 'dark')
  const [english, setEnglish] = useState(query.get('locale') === 'en')
  const [only, setOnly] = useState(query.get('only'))
  const appearance = dark ? 'dark' : 'light'
  useLayoutEffect(() => applyAppearance(brand, appearance), [brand, appearance])
  return (
    <UiRoot locale={english ? 'en' : 'zh'} brand={brand} appearance={appearance}>
      <header className="gallery-bar">
        <h1>IISP</h1>
        <select
          aria-label="widget"
          value={only ?? ''}
          onChange={(event) => setOnly(event.target.value || null)}
        >
          <option value="">全部 / all</option>
          {entries.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <CheckBox label="深色" checked={dark} onChange={setDark} />
        <CheckBox label="English" checked={english} onChange={setEnglish} />
        {brandColours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === brand}
            style={{ background: colour }}
            onClick={() => setBrand(colour)}
          />
        ))}
      </header>
      <main className="gallery">
        {entries
          .filter(({ id }) => !only || id === only)
          .map(({ id, title, states }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {states.map(({ name, node }) => (
                <div key={name} className="gallery-state">
                  <h3>{name}</h3>
                  {node}
                </div>
              ))}
            </section>
          ))}
      </main>
    </UiRoot>
  )
}
