/** The beginnings and endings of invented place names: Nordvik, Solmark. */
export const nameStems =
  "Nord Sol Berg Kvarn Lind Ask Ek Björk Stor Havs Fjäll Älv Vinter Grön Silver Sten Tall Ljung Hav Rim Öst Väst Söder Alm Brink Dal Eld Glim Hög Klar Lun Mar Ny Ost Ros Sand Tor Ull Ving Ängs".split(
    " ",
  );
export const nameEndings =
  "vik holm mark by dal ström gård ryd strand sjö fors ås näs sund lund hamn torp berga kulle sten".split(" ");

/** Words that form a company name, alone or followed by a suffix of the industry. */
export const nameWords =
  "Acorn Alder Amberline Anchor Arbor Arcadia Atlasway Aurora Axiom Basalt Beacon Birchwood Bluefin Bramble Brightside Calder Canopy Cardinal Cedar Clearwater Cobalt Compass Copperfield Coral Cornerstone Crossway Daybreak Delta Driftwood Eastgate Eddy Elmwood Ember Evergreen Fairway Falcon Fathom Fieldstone Flint Foundry Foxglove Gable Garnet Granite Greenway Halden Harbor Hawthorn Hazel Heron Highmark Hollis Horizon Indigo Ironbridge Juniper Keel Kestrel Keystone Kite Lantern Larkspur Latitude Lighthouse Linden Longview Lumen Magnolia Maple Marlow Meadow Meridian Millstone Mosaic Northgate Oakline Obsidian Olive Orchard Osprey Paperboat Pebble Pinecrest Plover Polaris Prairie Quarry Quill Quayside Ridgeline Riverstone Rowan Saffron Sandpiper Sextant Sierra Skylark Slate Solstice Sparrow Spruce Sterling Stonebridge Summit Sunder Swift Tamarack Terrace Thistle Tidal Timber Trellis Tundra Umber Vale Vantage Verdant Vesper Wayfarer Westbrook Willow Windrose Wren Yarrow Zenith".split(
    " ",
  );
