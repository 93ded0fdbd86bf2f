// Starts the page of a person who is signed in (`signed-in.html`), which brings the frame and home with it.
import '@iisp/ui/tokens.css'
import '@iisp/ui/base.css'
import * as signedIn from '@iisp/web/signed-in'
import * as Home from '@iisp/workspace/web/home/Home'
import * as manifests from './manifests.ts'
import { openPortal } from './open-portal.ts'
import { parts } from './parts.ts'

openPortal({
  ...parts,
  signedIn: async () => signedIn,
  manifests: async () => manifests,
  home: { ...parts.home, load: async () => Home },
})
