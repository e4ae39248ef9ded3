import { at } from './calder-rowe-address'
import type { DemoAssetCategory } from './demo-asset'

/** Equipment of the firm: assigned, lent, asked for, overdue and retired. */
export const calderRoweAssets: readonly DemoAssetCategory[] = [
  {
    name: 'Laptops',
    description: 'Ask a few days ahead: Oliver sets them up for you.',
    bookingRule: 'requiredBooking',
    isAutoApproved: false,
    rows: ['Memory', 'Processor'],
    assets: [
      {
        ...{ name: 'MacBook Pro 14″', code: 'LT-031', serialNumber: 'C02XJ41KMD6R', bought: [640, 219_900] },
        warrantyYears: 3,
        details: { Memory: '32 GB', Processor: 'M3 Pro' },
        assigned: { who: at('priya.nair'), daysAgo: 410, note: 'With charger and sleeve' },
      },
      {
        ...{ name: 'MacBook Pro 16″', code: 'LT-034', serialNumber: 'C02ZK3ABMD6T', bought: [647, 249_900] },
        ...{ warrantyYears: 3, location: 'Leeds, equipment room' },
        details: { Memory: '64 GB', Processor: 'M3 Max' },
        file: {
          name: 'warranty.pdf',
          lines: ['AppleCare+ for MacBook Pro', 'Serial number C02ZK3ABMD6T', 'Three years from purchase'],
        },
        bookings: [
          { who: at('rohan.desai'), from: -12, to: -7, isTaken: true, backAfter: 1 },
          { who: at('callum.reid'), from: -2, to: 1, isTaken: true, note: 'Demo at the client’s office' },
          {
            ...{ who: at('megan.price'), from: 6, to: 15, state: 'waitingForApproval' },
            note: 'Old one is being repaired',
          },
        ],
      },
      {
        ...{ name: 'ThinkPad X1', code: 'LT-040', serialNumber: 'PF4A8C7B', bought: [300, 168_000], warrantyYears: 3 },
        details: { Memory: '32 GB', Processor: 'Core Ultra 7' },
        bookings: [
          { who: at('hannah.whitfield'), from: 4, to: 8 },
          { who: at('tom.okafor'), from: 18, to: 22 },
          { who: at('sofia.mendes'), from: 11, to: 12, state: 'denied', decision: 'It is being reinstalled then' },
        ],
      },
      {
        ...{ name: 'ThinkPad T14', code: 'LT-041', serialNumber: 'PF4B10ZX', bought: [290, 124_000], warrantyYears: 3 },
        bookings: [
          { who: at('bethan.rees'), from: 2, to: 5, state: 'waitingForApproval', note: 'Workshop in Cardiff' },
        ],
      },
      {
        ...{ name: 'ThinkPad T14', code: 'LT-042', serialNumber: 'PF4B10ZY', bought: [290, 124_000], warrantyYears: 3 },
        assigned: { who: at('imran.sheikh'), daysAgo: 280 },
      },
      {
        ...{ name: 'ThinkPad T14', code: 'LT-043', serialNumber: 'PF4B10ZZ', bought: [290, 124_000], warrantyYears: 3 },
        assigned: { who: at('grace.adeyemi'), daysAgo: 280 },
      },
      {
        ...{ name: 'MacBook Air', code: 'LT-036', serialNumber: 'FVFHN2Q1', bought: [520, 114_900], warrantyYears: 3 },
        assigned: { who: at('gareth.lloyd'), daysAgo: 515 },
      },
      {
        ...{ name: 'MacBook Air', code: 'LT-037', serialNumber: 'FVFHN2Q2', bought: [520, 114_900], warrantyYears: 3 },
        assigned: { who: at('nadia.karim'), daysAgo: 512 },
      },
      {
        ...{ name: 'MacBook Air', code: 'LT-038', serialNumber: 'FVFHN2Q3', bought: [520, 114_900], condition: 'worn' },
        bookings: [{ who: at('lewis.carver'), from: -6, to: -2, isTaken: true }],
      },
      {
        ...{ name: 'Surface Laptop', code: 'LT-029', serialNumber: '0F00ZXC22', bought: [1210, 99_900] },
        retired: 'The battery no longer holds a day',
      },
    ],
  },
  {
    name: 'Cameras and sound',
    description: 'For workshops, interviews and calls.',
    bookingRule: 'requiredBooking',
    isAutoApproved: true,
    assets: [
      {
        ...{ name: 'Conference camera', code: 'AV-007', location: 'Leeds, Aire room', bought: [380, 89_900] },
        warrantyYears: 2,
        bookings: [
          { who: at('gareth.lloyd'), from: -3, to: -2, isTaken: true, backAfter: 0 },
          { who: at('sofia.mendes'), from: 13, to: 13, hours: [9, 13] },
          { who: at('amelia.hart'), from: 21, to: 21, hours: [13, 17] },
        ],
      },
      {
        ...{ name: 'Field recorder', code: 'AV-011', location: 'Leeds, equipment room', bought: [210, 32_900] },
        bookings: [
          { who: at('chloe.barnett'), from: 5, to: 6, note: 'Interviews at the treatment works' },
          { who: at('marcus.webb'), from: 9, to: 9, state: 'cancelled' },
        ],
      },
      { name: 'Wireless microphones', code: 'AV-012', location: 'Leeds, equipment room', bought: [210, 24_900] },
      {
        ...{ name: 'Projector', code: 'AV-003', location: 'Leeds, equipment room', bought: [900, 64_900] },
        condition: 'worn',
        bookings: [{ who: at('daniel.osei'), from: -9, to: -5, isTaken: true }],
      },
      { name: 'Portable screen', code: 'AV-004', location: 'Leeds, equipment room', bought: [900, 12_900] },
      {
        ...{ name: 'DSLR camera', code: 'AV-008', location: 'Leeds, equipment room', bought: [450, 139_900] },
        bookings: [{ who: at('hannah.whitfield'), from: 0, to: 3, isTaken: true }],
      },
      { name: 'Tripod', code: 'AV-009', location: 'Leeds, equipment room', bought: [450, 8_900] },
      { name: 'Speakerphone', code: 'AV-013', location: 'Leeds, Calder room', bought: [160, 27_900], condition: 'new' },
    ],
  },
  {
    name: 'Vehicles',
    description: 'Bring your driving licence when you collect the key.',
    bookingRule: 'requiredBooking',
    isAutoApproved: false,
    rows: ['Registration'],
    assets: [
      {
        ...{ name: 'Van, YH25 KLM', code: 'VH-002', location: 'Leeds, car park', bought: [420, 2_450_000] },
        details: { Registration: 'YH25 KLM' },
        file: { name: 'insurance.pdf', lines: ['Fleet insurance', 'YH25 KLM', 'Any employee over 21'] },
        bookings: [
          { who: at('lewis.carver'), from: -1, to: 1, isTaken: true, note: 'Sensors to the reservoir' },
          { who: at('gareth.lloyd'), from: 7, to: 8 },
          { who: at('lewis.carver'), from: 19, to: 20, state: 'waitingForApproval' },
        ],
      },
      {
        ...{ name: 'Estate, YK23 ABD', code: 'VH-001', location: 'Leeds, car park', bought: [1000, 2_190_000] },
        details: { Registration: 'YK23 ABD' },
        bookings: [{ who: at('edward.marsh'), from: 3, to: 3, hours: [8, 18], note: 'Pitch in Manchester' }],
      },
      { name: 'Folding bicycle', code: 'VH-005', location: 'Leeds, reception', bought: [700, 129_900] },
      {
        name: 'Folding bicycle',
        code: 'VH-006',
        location: 'Leeds, reception',
        bought: [700, 129_900],
        condition: 'damaged',
      },
    ],
  },
  {
    name: 'Test phones',
    description: 'Take one from the drawer, and put it back charged.',
    bookingRule: 'nonRequiredBooking',
    isAutoApproved: true,
    rows: ['System'],
    assets: [
      {
        ...{ name: 'Pixel 9', code: 'PH-014', bought: [260, 69_900], details: { System: 'Android 15' } },
        assigned: { who: at('sofia.mendes'), daysAgo: 90, note: 'For the field app' },
      },
      { name: 'iPhone 16', code: 'PH-015', bought: [250, 79_900], details: { System: 'iOS 18' } },
      {
        ...{ name: 'iPhone 15', code: 'PH-013', bought: [600, 72_900], details: { System: 'iOS 18' } },
        taken: { who: at('rohan.desai'), daysAgo: 1, for: 2 },
      },
      { name: 'iPhone SE', code: 'PH-010', bought: [900, 41_900], details: { System: 'iOS 17' }, condition: 'worn' },
      { name: 'Galaxy S24', code: 'PH-016', bought: [240, 74_900], details: { System: 'Android 15' } },
      {
        ...{ name: 'Galaxy A15', code: 'PH-017', bought: [240, 16_900], details: { System: 'Android 14' } },
        bookings: [{ who: at('chloe.barnett'), from: 2, to: 4 }],
      },
      { name: 'Galaxy A15', code: 'PH-018', bought: [240, 16_900], details: { System: 'Android 14' } },
      { name: 'Pixel 7a', code: 'PH-011', bought: [700, 37_900], details: { System: 'Android 15' } },
      { name: 'Pixel 6', code: 'PH-009', bought: [1100, 49_900], condition: 'broken', retired: 'Cracked display' },
      { name: 'iPad', code: 'PH-020', bought: [330, 34_900], details: { System: 'iPadOS 18' } },
      { name: 'iPad mini', code: 'PH-021', bought: [330, 49_900], details: { System: 'iPadOS 18' } },
      { name: 'Galaxy Tab', code: 'PH-022', bought: [310, 28_900], details: { System: 'Android 14' } },
      {
        name: 'Fairphone 5',
        code: 'PH-023',
        bought: [150, 54_900],
        condition: 'new',
        details: { System: 'Android 14' },
      },
      { name: 'Nokia 105', code: 'PH-001', bought: [1500, 1_900], condition: 'worn' },
      { name: 'Rugged scanner', code: 'PH-024', bought: [120, 61_900], details: { System: 'Android 13' } },
      { name: 'Rugged scanner', code: 'PH-025', bought: [120, 61_900], details: { System: 'Android 13' } },
      { name: 'Smart watch', code: 'PH-026', bought: [200, 22_900], details: { System: 'watchOS 11' } },
      { name: 'Card reader', code: 'PH-027', bought: [200, 4_900] },
    ],
  },
]
