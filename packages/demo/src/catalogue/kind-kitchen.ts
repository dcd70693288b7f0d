import type { ProductKind } from './model.ts'

/** Kinds for kitchen and dining. */
export const kitchenKinds: Record<string, ProductKind> = {
  'rice-cooker': {
    lead: 'Wash the rice, add water to the line, press once. The cooker boils, then keeps the rice warm by itself, so <strong>nobody has to stand by the stove</strong> when guests arrive.',
    points: [
      'Thick inner pot with a coating that lets rice slide off',
      'Switches from cook to warm by itself',
      'Glass-topped steam vent keeps the counter dry',
      'Steamer tray cooks vegetables or pitha over the rice',
    ],
    spec: { Power: '700 W', Voltage: '220–240 V, 50 Hz', Cord: '1.2 m', Warranty: '12 months' },
    box: 'Cooker, inner pot, steamer tray, measuring cup, spoon and a leaflet in Bengali and English.',
    note: 'The inner pot is not made for metal spoons. Expect about 25 minutes for a full pot of miniket rice.',
    keywords: ['রাইস কুকার', 'ভাত', 'rice cooker', 'rais kukar', 'bhat'],
  },
  'mini-grinder': {
    lead: 'A small, strong grinder for what a kitchen needs every day: <strong>turmeric, cumin, ginger, garlic and chutney</strong>. Press the lid, count to ten, done.',
    points: [
      'Four steel blades that come out for washing',
      'Starts only when the lid is locked',
      'Takes less room than a dinner plate',
      'Quiet enough for an early morning',
    ],
    spec: { Power: '150 W', Bowl: '300 ml', Voltage: '220–240 V, 50 Hz', Warranty: '6 months' },
    box: 'Grinder, bowl with blades, lid, spatula.',
    note: 'Run it for 30 seconds at a time and let it rest for a minute. It is not meant for whole dried turmeric roots.',
    keywords: ['গ্রাইন্ডার', 'মসলা', 'mini grinder', 'moshla', 'blender', 'chopper'],
  },
  'electric-kettle': {
    lead: 'Water for four cups of tea in about four minutes. The kettle <strong>switches itself off</strong> when it boils, and will not start when it is empty.',
    points: [
      'Steel inside, with no plastic touching the water',
      'Lifts off its base: no cord across the table',
      'Wide lid, easy to wipe clean',
      'Handle stays cool',
    ],
    spec: { Power: '1500 W', Voltage: '220–240 V, 50 Hz', Cord: '0.75 m', Warranty: '12 months' },
    box: 'Kettle, power base and a leaflet.',
    note: 'Hard water leaves scale. Boil water with two spoons of vinegar once a month, then rinse.',
    keywords: ['কেটলি', 'ইলেকট্রিক কেটলি', 'চা', 'kettle', 'ketli', 'cha', 'heater'],
  },
  blender: {
    lead: 'Lassi, juice, batter and masala paste from one jar. The base is heavy, so it <strong>stays where you put it</strong>, also at full speed.',
    points: [
      'Thick jar with a pouring lip and clear marks',
      'Two speeds and a pulse',
      'Rubber feet that do not walk across the counter',
      'Jar, lid and blade come apart for washing',
    ],
    spec: { Power: '450 W', Jar: '1.5 litre', Voltage: '220–240 V, 50 Hz', Warranty: '12 months' },
    box: 'Base, jar, lid with measuring cap, small grinding cup.',
    note: 'Crush ice with the pulse, a handful at a time. Let hot soup cool before blending.',
    keywords: ['ব্লেন্ডার', 'জুস', 'blender', 'juice', 'lassi'],
  },
  pan: {
    lead: 'A pan for the dishes made every day: eggs, paratha, fish, vegetables. It heats evenly, so <strong>the edge browns with the middle</strong>.',
    points: [
      'Coating that needs very little oil',
      'Works on gas and on induction',
      'Handle stays cool and hangs on a hook',
      'Thick base that does not bend in the heat',
    ],
    spec: { Material: 'Pressed aluminium, steel base', Coating: 'PFOA-free', Warranty: '6 months' },
    box: 'One pan with a paper sleeve.',
    note: 'Use wood or silicone tools and a low to medium flame; an empty pan on a high flame loses its coating.',
    keywords: ['প্যান', 'ফ্রাই প্যান', 'কড়াই', 'fry pan', 'korai', 'tawa'],
  },
  'knife-set': {
    lead: 'Three knives that cover the kitchen: a large one for meat and cabbage, a middle one for vegetables, a small one for fruit. They stand <strong>safely in their own block</strong>.',
    points: [
      'Sharp from the first day, and easy to sharpen again',
      'Handles shaped for a wet hand',
      'Block with feet that do not slip',
    ],
    spec: { Blades: '20, 15 and 9 cm', Steel: '3Cr13', Warranty: '3 months' },
    box: 'Three knives and the block.',
    note: 'Wash by hand and dry at once. Keep out of the reach of children.',
    keywords: ['ছুরি', 'চাকু', 'knife', 'churi', 'boti'],
  },
  'lunch-box': {
    lead: 'Rice below, curry above, and nothing runs into the bag. The clips close <strong>with a sound you can hear</strong>.',
    points: [
      'Two layers, so dry and wet stay apart',
      'Silicone seal in each lid',
      'Steel inside, no smell left behind',
      'Fits a school bag',
    ],
    spec: { Capacity: '1.2 litre', Material: 'Steel and food-grade PP', Warranty: '—' },
    box: 'Lunch box, spoon and fork.',
    note: 'Warm for about three hours. Take the steel tray out before using a microwave.',
    keywords: ['টিফিন বক্স', 'লাঞ্চ বক্স', 'lunch box', 'tiffin', 'khabar'],
  },
  'water-bottle': {
    lead: 'Cold water at four in the afternoon, even in Chaitra. A double steel wall <strong>keeps cold for 18 hours and hot for 8</strong>.',
    points: [
      'No sweat on the outside, so books in the bag stay dry',
      'Wide mouth takes ice',
      'Lid with a loop for one finger',
    ],
    spec: {
      Material: 'Steel 304, double wall',
      Lid: 'PP with silicone seal',
      Warranty: '6 months',
    },
    box: 'One bottle.',
    note: 'Wash the lid after milk or juice. Do not put it in a freezer: the vacuum suffers.',
    keywords: ['পানির বোতল', 'বোতল', 'water bottle', 'bottle', 'flask', 'pani'],
  },
}
