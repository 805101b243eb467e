/**
 * The books and articles that the rule entries cite, by their full titles as a judge knows them.
 * A year stands where editions differ or where the article dates itself.
 */
export const documents = {
  core2010: 'HeroClix Core Rulebook (2010)',
  core2012: 'HeroClix Core Rulebook (2012)',
  core2013: 'HeroClix Core Rulebook (2013)',
  pac2010: 'HeroClix Powers and Abilities Card (2010)',
  pac2012: 'HeroClix Powers and Abilities Card (2012)',
  pac2013: 'HeroClix Powers and Abilities Card (2013)',
  guide01: 'HeroClix Player’s Guide (2013), part 01: Playing HeroClix',
  guide02: 'HeroClix Player’s Guide (autumn 2013), part 02: Powers and Abilities',
  guide05: 'HeroClix Player’s Guide (2013), part 05: Team Abilities',
  guide06: 'HeroClix Player’s Guide (autumn 2013), part 06: Maps',
  guide08: 'HeroClix Player’s Guide (2013), part 08: Tactics II, Feats and Battlefield Conditions',
  combos: 'heroclix.com: Normal Distribution – Power and Ability Combos (2010)',
  drawingLines: 'heroclix.com: Normal Distribution – Drawing Lines (2010)',
  linesOfFire2: 'heroclix.com: Normal Distribution – Lines of Fire Part II: I Can See You From Here (2010)',
  outwitSpotlight: 'heroclix.com: Normal Distribution – PAC Spotlight on… OUTWIT (2010)',
  giantColossal: 'heroclix.com: Normal Distribution – Giant Colossal Size X-Men',
  braveAndBold: 'heroclix.com: Player’s Guide Update – The Brave and the Bold Edition (2010)',
  newRules: 'heroclix.com: New Rules are A’Comin (2010)',
  ages: 'heroclix.com: The Ages of HeroClix (2010)',
  rulebook2011: 'WizKids: Rulebook 2011 – Terrain and Lines of Fire',
  knockBackIntro: 'heroclix.com: School of Hard Knocks – An Introduction to Knock Back (2012)',
  knockBackMore: 'heroclix.com: School of Hard Knocks – Even More Knock Back! (2012)',
  bigOrSmall: 'heroclix.com: Big or Small',
  tournamentRules: 'HeroClix Comprehensive Tournament Rules',
  clixCampaign: 'Clix Campaign house rules, chapter III (2009)',
  heroscapeKnockback: 'HeroScape, The Book of Casual Rules: Knockback',
  heroscape: 'HeroScape game rules',
  descent: 'Descent: Journeys in the Dark, second edition: rules of play',
  laterRulings: 'Later rulings and forum practice',
  reading: 'Linejudge reading'
} as const
