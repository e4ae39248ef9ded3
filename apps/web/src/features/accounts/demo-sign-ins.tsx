import { useState } from 'react'
import type { Credentials } from '../../api/auth-requests'
import { messageOf } from '../../ui/feedback/message-of'
import { Grid, Text } from '../../ui/layout/box'
import { PlainAlert } from '../../ui/plain/plain-alert'
import type { DemoPerson } from './demo-people'
import classes from './demo-sign-ins.module.css'

interface DemoSignInsProps {
  readonly people: readonly DemoPerson[]
  readonly onSignIn: (credentials: Credentials, home: string) => Promise<void>
}

/** Buttons that sign in with one press, as somebody of the demo firm. */
export function DemoSignIns({ people, onSignIn }: DemoSignInsProps) {
  const [pressed, setPressed] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const enter = async ({ username, password, domain }: DemoPerson) => {
    setPressed(username)
    setProblem(undefined)
    try {
      await onSignIn({ username, password }, `/employments/${domain}`)
    } catch (error) {
      setProblem(messageOf(error))
      setPressed(undefined)
    }
  }
  return (
    <Grid as="section" gap={2} className={classes.demo} aria-labelledby="demo">
      <h2 id="demo">Try the demo firm</h2>
      {problem && <PlainAlert title={problem} />}
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.username}>
            <button
              type="button"
              className={classes.person}
              disabled={pressed !== undefined}
              aria-busy={pressed === person.username}
              onClick={() => void enter(person)}
            >
              <span className={classes.name}>
                <b>{person.name}</b> {person.role}
              </span>
              <Text tone="third" size={12}>
                {person.goodFor}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </Grid>
  )
}
