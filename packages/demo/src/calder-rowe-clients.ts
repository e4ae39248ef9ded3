import { ashdownBoroughCouncil } from './clients/ashdown-borough-council'
import { bramleyFoods } from './clients/bramley-foods'
import { fairmileLogistics } from './clients/fairmile-logistics'
import { haldenBank } from './clients/halden-bank'
import { kestrelInsurance } from './clients/kestrel-insurance'
import { lumenEnergy } from './clients/lumen-energy'
import { mercerGale } from './clients/mercer-gale'
import { northgateWater } from './clients/northgate-water'
import { orchardHousing } from './clients/orchard-housing'
import { pennineNhsTrust } from './clients/pennine-nhs-trust'
import { severnRail } from './clients/severn-rail'
import { tidewaterMarine } from './clients/tidewater-marine'
import type { DemoClient } from './demo-client'

export const calderRoweClients: readonly DemoClient[] = [
  ashdownBoroughCouncil,
  bramleyFoods,
  fairmileLogistics,
  haldenBank,
  kestrelInsurance,
  lumenEnergy,
  mercerGale,
  northgateWater,
  orchardHousing,
  pennineNhsTrust,
  severnRail,
  tidewaterMarine,
]
