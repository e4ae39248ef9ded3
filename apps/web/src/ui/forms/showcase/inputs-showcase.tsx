import { Anchor } from '@mantine/core'
import { Card } from '../../layout/card'
import { ColourField } from '../colour-field'
import { DurationField } from '../duration-field'
import { MoneyField } from '../money-field'
import { NumberField } from '../number-field'
import { PasswordField } from '../password-field'
import { PhoneField } from '../phone-field'
import { SearchField } from '../search-field'
import { TextField } from '../text-field'
import { TextareaField } from '../textarea-field'
import classes from './showcase.module.css'
import { Shown } from './shown'

export function InputsShowcase() {
  return (
    <>
      <Card title="Text">
        <div className={classes.fields}>
          <Shown initial="">
            {(field) => <TextField label="Client name" placeholder="Northgate Water" {...field} />}
          </Shown>
          <Shown initial="Northgate Water">
            {(field) => <TextField label="With a hint" hint="As on the invoice" {...field} />}
          </Shown>
          <Shown initial="ruth@calder">
            {(field) => <TextField label="Email" type="email" error="Invalid Email" {...field} />}
          </Shown>
          <Shown initial="Set by the project">{(field) => <TextField label="Disabled" disabled {...field} />}</Shown>
          <Shown initial="">{(field) => <TextField label="Job title" optional {...field} />}</Shown>
          <Shown initial="020 7946 0018">{(field) => <PhoneField label="Phone" {...field} />}</Shown>
          <Shown initial="Passw0rd!">
            {(field) => (
              <PasswordField
                label="Password"
                autoComplete="current-password"
                aside={<Anchor href="#forgotten">Forgot password?</Anchor>}
                {...field}
              />
            )}
          </Shown>
          <Shown initial="#61227a">
            {(field) => (
              <ColourField label="Colour" swatches={['#61227a', '#149288', '#d80061', '#333465']} {...field} />
            )}
          </Shown>
          <Shown initial="Mapped billing and telemetry feeds; open points sent to Priya.">
            {(field) => <TextareaField label="Comment" {...field} />}
          </Shown>
          <Shown initial="north">
            {({ value, onChange }) => <SearchField label="Search clients" value={value} onSearch={onChange} />}
          </Shown>
        </div>
      </Card>
      <Card title="Numbers, money and durations">
        <div className={classes.fields}>
          <Shown<number | null> initial={124_000}>
            {(field) => <MoneyField label="Amount" hint="Without VAT" {...field} />}
          </Shown>
          <Shown<number | null> initial={-4250}>
            {(field) => <MoneyField label="Correction" currency="EUR" {...field} />}
          </Shown>
          <Shown<number | null> initial={20}>
            {(field) => <NumberField label="VAT rate" suffix="%" min={0} max={100} step={0.5} {...field} />}
          </Shown>
          <Shown<number | null> initial={Number.NaN}>
            {(field) => <NumberField label="Quantity" error="Invalid Number" {...field} />}
          </Shown>
          <Shown<number | null> initial={5400}>{(field) => <DurationField label="Duration" {...field} />}</Shown>
          <Shown<number | null> initial={8 * 28_800 + 5400}>
            {(field) => <DurationField label="Estimated time" {...field} />}
          </Shown>
          <Shown<number | null> initial={null}>
            {(field) => <DurationField label="Chargeable time" error="Wrong format" {...field} />}
          </Shown>
        </div>
      </Card>
    </>
  )
}
