import { useSession } from '../session/index.ts'
import { useEntrance } from './entrance.ts'
import { SignInMark } from './SignInMark.tsx'

/** The login over a page whose session has ended. The input on the page is kept. */
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
