import { useSession } from '../session/index.ts'
import { useEntrance } from './entrance.ts'
import { SignInMark } from './SignInMark.tsx'

/** The login over the page whose session ended: whoever comes back finds the input as it was. */
export function ExpiredLayer() {
  const { SignIn, signedInAgain } = useEntrance()
  const expired = useSession((session) => session.expired)
  if (!expired) return null
  return (
    <SignInMark>
      <SignIn over onSignedIn={() => void signedInAgain()} />
    </SignInMark>
  )
}
