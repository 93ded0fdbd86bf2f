import { useSession } from '../session/index.ts'
import { useEntrance } from './entrance.ts'
import { Owned } from './Owned.tsx'

/** The login over the page whose session ended: whoever comes back finds the input as it was. */
export function ExpiredLayer() {
  const { SignIn, signedInAgain } = useEntrance()
  const expired = useSession((session) => session.expired)
  if (!expired) return null
  return (
    <Owned>
      <SignIn over onSignedIn={() => void signedInAgain()} />
    </Owned>
  )
}
