import { useSession } from '../session/index.ts'
import { Owned } from './Owned.tsx'
import { useShell } from './shell-parts.ts'

/** The login over the page whose session ended: whoever comes back finds the input as it was. */
export function ExpiredLayer() {
  const { SignIn, signedInAgain } = useShell()
  const expired = useSession((session) => session.expired)
  if (!expired) return null
  return (
    <Owned>
      <SignIn over onSignedIn={() => void signedInAgain()} />
    </Owned>
  )
}
