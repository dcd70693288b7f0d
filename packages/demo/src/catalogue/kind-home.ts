import type { ProductKind } from './model.ts'

/** Kinds for home, cleaning and personal care, and the scales. */
export const homeKinds: Record<string, ProductKind> = {
  'cleaning-brush': {
    lead: 'Tiles, sinks, stove tops and shoes: the head turns, <strong>you only guide it</strong>. Charged once, it works for about an hour.',
    points: [
      'Turning head reaches corners and grout',
      'Heads change with a click',
      'Splash proof, charges by USB',
      'Long grip, so the hand stays dry',
    ],
    spec: {
      Battery: '1200 mAh',
      Charging: 'USB Type-C, 3 hours',
      Speed: '320 turns a minute',
      Warranty: '6 months',
    },
    box: 'Brush, three heads (hard, soft, sponge) and a charging cable.',
    note: 'Do not hold it under water while it charges. Heads are used up in three to four months of daily work.',
    keywords: ['ব্রাশ', 'ম্যাজিক ব্রাশ', 'পরিষ্কার', 'brush', 'magic brush', 'cleaning', 'porishkar'],
  },
  'storage-box': {
    lead: 'Quilts, toys, papers or lentils by the kilo: a box that closes well, stands on another and <strong>shows what is inside</strong>.',
    points: [
      'Lid with two clips that stay closed when it falls',
      'Stacks, full or empty',
      'Keeps ants and damp out',
    ],
    spec: { Material: 'PP, food grade', Load: '12 kg', Warranty: '—' },
    box: 'One box with its lid.',
    note: 'Not for boiling water and not for the sun of an open roof: the colour fades.',
    keywords: ['বক্স', 'স্টোরেজ', 'storage box', 'container', 'bakso'],
  },
  fan: {
    lead: 'For the hours without electricity and the corner that the ceiling fan does not reach. It <strong>charges while it runs</strong> and turns by itself.',
    points: [
      'Three speeds, the lowest quiet enough for sleep',
      'Turns 60 degrees to each side',
      'Grille opens for cleaning without tools',
      'Charge light you can see across the room',
    ],
    spec: {
      Battery: '4000 mAh',
      'Running time': '4 to 9 hours',
      Charging: 'USB or mains',
      Warranty: '6 months',
    },
    box: 'Fan, charging cable and a leaflet.',
    note: 'At the highest speed the battery lasts about four hours. It moves air; it does not cool a room.',
    keywords: ['ফ্যান', 'পাখা', 'রিচার্জেবল ফ্যান', 'fan', 'pakha', 'charger fan'],
  },
  lamp: {
    lead: 'Even, warm light on the page and none in the eyes. Touch to switch on, <strong>hold to dim</strong>; three shades from daylight to candle.',
    points: [
      'Arm that stays where you bend it',
      'No flicker, so eyes tire later',
      'Battery inside for load-shedding',
      'Heavy foot',
    ],
    spec: { Light: '400 lm', Battery: '2000 mAh', Charging: 'USB Type-C', Warranty: '6 months' },
    box: 'Lamp and a cable.',
    note: 'A full charge lasts about five hours at full light, and more than ten when dimmed.',
    keywords: ['টেবিল ল্যাম্প', 'বাতি', 'lamp', 'batti', 'study light'],
  },
  bulb: {
    lead: 'Bright from the first second and light on the bill. When the current goes, the battery inside <strong>keeps it shining</strong>.',
    points: ['Fits every B22 or E27 holder', 'No flicker on camera', 'Stays cool enough to touch'],
    spec: {
      Colour: 'Cool daylight 6500 K',
      Life: '15,000 hours',
      Voltage: '170–265 V',
      Warranty: '12 months',
    },
    box: 'One bulb.',
    note: 'The emergency models need six hours of current to charge fully.',
    keywords: ['বাল্ব', 'এলইডি', 'লাইট', 'bulb', 'led', 'light'],
  },
  iron: {
    lead: 'Panjabi, saree or school shirt: set the cloth, wait for the light, press. The plate <strong>glides without pulling</strong>.',
    points: [
      'Non-stick plate with a fine point for collars',
      'Switches off by heat, a second time by a fuse',
      'Cord turns, so it does not twist',
    ],
    spec: { Power: '1200 W', Voltage: '220–240 V, 50 Hz', Cord: '1.8 m', Warranty: '12 months' },
    box: 'Iron and a leaflet; steam models add a measuring cup.',
    note: 'Steam models want filtered water. Empty the tank after use.',
    keywords: ['ইস্ত্রি', 'আয়রন', 'iron', 'istri', 'kapor'],
  },
  trimmer: {
    lead: 'An even beard in five minutes, without a visit to the salon. The blades <strong>stay cool on the skin</strong> and rinse clean.',
    points: [
      'Four guard combs from 1 to 10 mm',
      'Runs about 80 minutes on one charge',
      'Light on the foot shows what charge is left',
      'Head rinses under the tap',
    ],
    spec: {
      Blade: 'Steel, rounded tips',
      Charging: 'USB, 2 hours',
      Water: 'IPX5, head washable',
      Warranty: '6 months',
    },
    box: 'Trimmer, four combs, brush, oil and a cable.',
    note: 'A drop of oil once a week keeps the blade quiet. Not for use in the shower.',
    keywords: ['ট্রিমার', 'দাড়ি', 'trimmer', 'dari', 'shaver'],
  },
  'body-scale': {
    lead: 'Step on, read, step off. Four sensors under strong glass measure <strong>to a hundred grams</strong>.',
    points: [
      'Switches on when you step',
      'Numbers large enough to read from above',
      'Rounded edges and feet that hold',
    ],
    spec: { Range: '3 to 180 kg', Step: '100 g', Glass: '5 mm, tempered', Warranty: '12 months' },
    box: 'Scale and two AAA batteries.',
    note: 'Put it on a hard, level floor. Figures for body fat are estimates, not a diagnosis.',
    keywords: ['ওজন মাপার মেশিন', 'স্কেল', 'weight scale', 'ojon', 'body scale'],
  },
  'kitchen-scale': {
    lead: 'For bakers, for diets and for small shops: weighs <strong>from one gram to five kilos</strong>, and subtracts the bowl with one touch.',
    points: [
      'Tare key',
      'Switches itself off after two minutes',
      'Flat, so it stores between plates',
    ],
    spec: { Range: '1 g to 5 kg', Units: 'g, ml, oz', Power: '2 × AAA', Warranty: '6 months' },
    box: 'Scale and batteries.',
    note: 'Wipe it, do not wash it. It is not stamped for trade.',
    keywords: ['কিচেন স্কেল', 'ওজন', 'kitchen scale', 'ojon', 'baking'],
  },
}
